print("uilsp")
