package by.chipschool.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
